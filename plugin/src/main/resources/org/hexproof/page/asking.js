/*
 * Who answers the page's questions: workers, each with the laboratory and, once it decides
 * something, an engine; or, for a page that comes from the program's own server, that server.
 */
const Asking = (() => {
  const text = (id) => {
    const block = document.getElementById(id);
    return block ? block.textContent : null;
  };

  function bytes(base64) {
    return Uint8Array.from(atob(base64.trim()), (letter) => letter.charCodeAt(0));
  }

  /** Whether the server that the page comes from answers. */
  const isServed = text('laboratory') === null;
  let address = null;
  let engine = null;

  function start() {
    if (!address) {
      address = URL.createObjectURL(new Blob([text('laboratory')], { type: 'text/javascript' }));
      engine = bytes(text('engine'));
    }
    const worker = new Worker(address);
    worker.postMessage({ engine });
    return worker;
  }

  /** One who answers questions one after the other. */
  function respondent() {
    return isServed ? server() : thread();
  }

  function thread() {
    let worker = null;
    let count = 0;
    let open = new Map();

    function end(words) {
      const left = open;
      open = new Map();
      if (worker) {
        worker.terminate();
      }
      worker = null;
      left.forEach((answer) => answer({ fault: { message: words } }));
    }

    function begin() {
      worker = start();
      worker.onmessage = (event) => {
        const answer = open.get(event.data.id);
        open.delete(event.data.id);
        if (answer) {
          answer(JSON.parse(event.data.reply));
        }
      };
      worker.onerror = (event) => {
        event.preventDefault();
        end('the solver in this page has ended: ' + (event.message || 'it can’t be started here'));
      };
    }

    return {
      ask: (question, args) => new Promise((answer) => {
        if (!worker) {
          begin();
        }
        count++;
        open.set(count, answer);
        worker.postMessage({ id: count, question, arguments: args });
      }),
      /** Ends what is being answered; the next question begins anew. */
      stop: () => open.size > 0 && end('stopped'),
    };
  }

  function server() {
    const name = crypto.randomUUID();
    let running = new AbortController();
    return {
      ask: (question, args) =>
        fetch('/ask/' + name + '/' + question, {
          method: 'POST',
          body: new URLSearchParams(args),
          signal: running.signal,
        }).then(
          (reply) => reply.json(),
          (error) => ({ fault: { message: error.name === 'AbortError' ? 'stopped' : 'the server does not answer' } })),
      stop: () => {
        running.abort();
        running = new AbortController();
      },
    };
  }

  /** How many can decide at the same time. */
  const cores = Math.max(1, Math.min(4, navigator.hardwareConcurrency || 1));

  return { respondent, cores };
})();
