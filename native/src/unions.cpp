#include "unions.hpp"

#include <limits>

#include "region.hpp"
#include "search.hpp"
#include "sides.hpp"
#include "table.hpp"

namespace hexproof {
namespace {

Region region_of(const SmallNet& net) {
  Region region;
  region.empties = net.empties;
  std::vector<int> groups;
  for (int vertex = 0; vertex < static_cast<int>(net.neighbours.size()); ++vertex) {
    std::vector<int>& neighbours = region.black.neighbours.emplace_back();
    Bits<1>{{net.neighbours[static_cast<std::size_t>(vertex)]}}.each(
        [&](int neighbour) { neighbours.push_back(neighbour); });
    if (vertex >= net.empties) {
      groups.push_back(vertex);
    }
  }
  region.black.alternatives.push_back(groups);
  return region;
}

bool search(const SmallNet& net, std::int64_t bytes, Watch& watch) {
  const Sides<1> sides(region_of(net));
  Table<1> table(sides.mirror(), bytes / 3 * 2);
  Options options;
  options.unions = false;
  Search<1> search(sides, table, nullptr, nullptr, nullptr, bytes / 12 * 3, 0, options, watch);
  return search.prove({{}, {}, Side::kWhite}).winner == Side::kBlack;
}

}  // namespace

bool Unions::held(const SmallNet& net, std::int64_t most) {
  const auto found = known_.find(net);
  if (found != known_.end() && (found->second.held || most <= found->second.tried)) {
    return found->second.held;
  }
  if (most == 0) {
    return false;
  }
  Watch watch = watch_.for_at_most(most);
  Known known{false, std::numeric_limits<std::int64_t>::max()};
  try {
    known.held = search(net, bytes_ / 4 * 3, watch);
  } catch (const Stopped& stopped) {
    if (stopped.status != kEnough && stopped.status != HEXPROOF_MEMORY) {
      throw;
    }
    known.tried = most;
  }
  watch_.took(watch);
  if (static_cast<std::int64_t>(known_.size()) >= bytes_ / 4 / kBytesOfKnown) {
    known_.clear();
  }
  known_[net] = known;
  return known.held;
}

}  // namespace hexproof
