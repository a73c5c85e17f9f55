package org.hexproof.cli;

/** What people want of commands. */
enum CommandGroup {
  VERIFY("Verify and prove"),
  LOOK("Look at templates, boards and games"),
  FIND("Find templates, and moves that matter"),
  VALUES("Values of regions and circuits"),
  GAMES("Other games"),
  ENGINES("Engines and shells");

  private final String title;

  CommandGroup(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }
}
