// Whist for four, thirteen cards each, as a boardgame.io game that deals anew for as long as it is played.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const RANKS = [..."23456789TJQKA"];
const DECK = [..."cdhs"].flatMap((suit) => RANKS.map((rank) => rank + suit));

const suitOf = (card) => card[1];

// The cards of a hand that may be played on a trick: the led suit is followed where it can be.
function legalCards(hand, trick) {
  const following = trick.length === 0 ? [] : hand.filter((card) => suitOf(card) === suitOf(trick[0]));
  return following.length === 0 ? hand : following;
}

// The place in a full trick of the card that takes it.
function winningPlace(trick, trump) {
  const power = (card) => {
    const rank = RANKS.indexOf(card[0]);
    if (suitOf(card) === trump) return rank + 2 * RANKS.length;
    return suitOf(card) === suitOf(trick[0]) ? rank + RANKS.length : rank;
  };
  const powers = trick.map(power);
  return powers.indexOf(Math.max(...powers));
}

// A new deal; the dealer's last card makes trump, and the seat after the dealer leads.
function dealt(dealer, random) {
  const deck = random.Shuffle(DECK);
  const size = DECK.length / SEATS;
  const hands = Array.from({ length: SEATS }, (_, seat) => deck.slice(seat * size, (seat + 1) * size));
  const leader = (dealer + 1) % SEATS;
  return { dealer, hands, trump: suitOf(hands[dealer].at(-1)), leader, trick: [], taken: [0, 0, 0, 0] };
}

function play({ G, playerID, random }, card) {
  const hand = G.hands[Number(playerID)];
  if (!legalCards(hand, G.trick).includes(card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.trick.push(card);
  if (G.trick.length === SEATS) {
    G.leader = (G.leader + winningPlace(G.trick, G.trump)) % SEATS;
    G.taken[G.leader] += 1;
    G.trick = [];
  }
  if (G.hands.every((left) => left.length === 0)) Object.assign(G, dealt((G.dealer + 1) % SEATS, random));
  return G;
}

const toAct = ({ G }) => (G.leader + G.trick.length) % SEATS;

const whist = {
  name: "whist",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  // A card on the table stays there; without undo boardgame.io need not keep the states before it.
  disableUndo: true,
  setup: ({ random }) => dealt(SEATS - 1, random),
  // `client: false`: a browser waits for the server's word instead of showing what it expects.
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1, order: { first: toAct, next: toAct } },
  // Of the hands of others, a seat sees how many cards are left.
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

module.exports = { SEATS, legalCards, whist };
