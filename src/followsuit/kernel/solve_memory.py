"""What was found of positions at the beginning of a trick, remembered for every position that is the same.

The same are all positions with as many cards of each kind in all hands (of each suit, and for card points of those that
count alike) in which the same hands hold the cards that matter, down to the lowest that won a trick by its rank
(partition search). What is known of the same numbers of cards lies in blocks, one behind the other.

Nothing is cleared between deals: a number that is another one each time, `salt`, tells what belongs to the deal.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first, pressed, size, spread
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import BITS, Record
from followsuit.kernel.solve_deals import PLANES, lowest_of

SLOT_BITS = 16
SLOTS = 1 << SLOT_BITS
"""Places for numbers of cards; those that share one are in the same list of blocks."""
BLOCKS = 1 << 18
SMALLEST, LARGEST = 2, 32
"""How many entries the first block of the same numbers has, and the largest; the next has twice as many."""
ENTRIES = 1 << 20
MIX = U(0x9E3779B97F4A7C15)

SLOT = np.dtype([("salt", np.uint64), ("block", np.int64)], align=True)
BLOCK = np.dtype(
    [("key", np.uint64), ("start", np.int32), ("count", np.int16), ("room", np.int16), ("next", np.int64)], align=True
)
"""Some entries for the same numbers of cards; `next` is an older block, 0 for none."""
ENTRY = np.dtype(
    [
        ("planes", np.uint64, PLANES),
        ("ranks", np.uint64),
        ("least", np.int16),
        ("most", np.int16),
        ("good", np.int16),
    ],
    align=True,
)
"""Bounds for every position of some numbers of cards in which the cards that matter lie so."""


MEMORY = np.dtype(
    [("slots", SLOT, SLOTS), ("blocks", BLOCK, BLOCKS), ("entries", ENTRY, ENTRIES), ("used", np.int64, 2)], align=True
)
"""Room for what is found; `used` tells how many blocks and entries are in use."""


@compiled
def forget(deal: Record, memory: Record) -> None:
    """Begin anew, for another deal or another question."""
    memory.used[:] = 0
    deal.history[:] = 0
    for seat in range(deal.seats):
        for kind in range(deal.kinds):
            mixed = (U(BITS * seat + kind) + ONE) * MIX
            mixed = (mixed ^ (mixed >> U(30))) * U(0xBF58476D1CE4E5B9)
            deal.shape[BITS * seat + kind] = (mixed ^ (mixed >> U(27))) * U(0x94D049BB133111EB)


@compiled
def shape_of(deal: Record) -> np.uint64:
    """A number for how many cards of each kind are in each hand: every card adds what stands for its seat and kind."""
    shape = NONE
    for seat in range(deal.seats):
        cards = deal.hands[seat]
        while cards:
            shape += deal.shape[BITS * seat + deal.kind_of[first(cards)]]
            cards &= cards - ONE
    return shape


@compiled
def recall(deal: Record, spot: Record, memory: Record) -> tuple[bool, int, np.uint64]:
    """Whether what is remembered settles a position, by which bound, and which ranks that depends on."""
    for plane in range(PLANES):
        cards = NONE
        if deal.seats > 1 << plane:
            for seat in range(deal.seats):
                if (seat >> plane) & 1:
                    cards |= deal.hands[seat]
            cards = pressed(cards, spot.live)
        spot.planes[plane] = cards
    spot.alike = -1
    spot.key = spot.shape + U(spot.seat) * MIX
    slot = memory.slots[((spot.key ^ (spot.key >> U(32))) * MIX) >> U(64 - SLOT_BITS)]
    number = slot.block if slot.salt == deal.salt else 0
    while number:
        block = memory.blocks[number]
        number = block.next
        if block.key != spot.key:
            continue
        last = np.int64(block.start) + block.count - 1
        for index in range(last, np.int64(block.start) - 1, -1):
            entry = memory.entries[index]
            apart = (entry.planes[0] ^ spot.planes[0]) | (entry.planes[1] ^ spot.planes[1])
            apart |= entry.planes[2] ^ spot.planes[2]
            if apart & entry.ranks == NONE:
                if entry.least >= spot.need or entry.most < spot.need:
                    value = np.int64(entry.least if entry.least >= spot.need else entry.most)
                    why = spread(entry.ranks, spot.live)
                    if index < last:
                        swap(memory.entries[index], memory.entries[last])
                    return True, value, why
                if spot.alike < 0:
                    spot.alike = index
                    if entry.good >= 0:
                        spot.good = first(spread(ONE << U(entry.good), spot.live))
    return False, 0, NONE


@compiled
def swap(one: Record, other: Record) -> None:
    """Let two entries change places, so that what was of use is found sooner."""
    for plane in range(PLANES):
        one.planes[plane], other.planes[plane] = other.planes[plane], one.planes[plane]
    one.ranks, other.ranks = other.ranks, one.ranks
    one.least, other.least = other.least, one.least
    one.most, other.most = other.most, one.most
    one.good, other.good = other.good, one.good


@compiled
def remember(deal: Record, spot: Record, memory: Record, ranks: np.uint64) -> None:
    """Write down what was found of a position, which depends on the cards as high as the lowest in each suit."""
    good = np.int64(size(spot.live & ((ONE << U(spot.good)) - ONE))) if spot.good >= 0 else -1
    ranks = pressed(relevant(deal, ranks, spot.live), spot.live)
    index = spot.alike
    if index < 0 or memory.entries[index].ranks != ranks:
        index = new_entry(deal, spot, memory)
        if index < 0:
            return
        entry = memory.entries[index]
        entry.ranks, entry.least, entry.most = ranks, 0, spot.left
        for plane in range(PLANES):
            entry.planes[plane] = spot.planes[plane]
    entry = memory.entries[index]
    if spot.best >= spot.need:
        entry.least = max(entry.least, spot.best)
    else:
        entry.most = min(entry.most, spot.best)
    entry.good = good


@compiled
def relevant(deal: Record, why: np.uint64, live: np.uint64) -> np.uint64:
    """The cards in play that are as high as the lowest that matters in their suit."""
    ranks = NONE
    for suit in range(deal.suits):
        mattering = why & deal.suit[suit]
        if mattering:
            ranks |= live & deal.suit[suit] & ~(lowest_of(mattering) - ONE)
    return ranks


@compiled
def new_entry(deal: Record, spot: Record, memory: Record) -> int:
    """The number of an entry that is free for a position, or -1 if there is no room left."""
    slot = memory.slots[((spot.key ^ (spot.key >> U(32))) * MIX) >> U(64 - SLOT_BITS)]
    if slot.salt != deal.salt:
        slot.salt, slot.block = deal.salt, 0
    number = slot.block
    while number and memory.blocks[number].key != spot.key:
        number = memory.blocks[number].next
    if number == 0 or memory.blocks[number].count == memory.blocks[number].room:
        room = min(LARGEST, 2 * memory.blocks[number].room) if number else SMALLEST
        if memory.used[0] + 1 >= BLOCKS or memory.used[1] + room > ENTRIES:
            return -1
        memory.used[0] += 1
        number = memory.used[0]
        block = memory.blocks[number]
        block.key, block.start, block.count, block.room, block.next = spot.key, memory.used[1], 0, room, slot.block
        slot.block = number
        memory.used[1] += room
    block = memory.blocks[number]
    block.count += 1
    return np.int64(block.start) + block.count - 1
