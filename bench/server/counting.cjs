// What all loads count and how they end: shared by boardgame/load.js, followsuit/load.mjs and followsuit/bots.mjs.
"use strict";

const GRACE = 10_000;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

// What was acknowledged while `open`: the milliseconds of each move, and the moves of each table.
class Window {
  constructor(tables) {
    this.open = false;
    this.latencies = [];
    this.moves = new Array(tables).fill(0);
  }

  add(table, latency) {
    if (!this.open) return;
    this.latencies.push(latency);
    this.moves[table] += 1;
  }

  // Counts for so many seconds after the warm-up; every table must have moved.
  async count(warmUp, seconds) {
    await sleep(1000 * warmUp);
    this.open = true;
    const began = performance.now();
    await sleep(1000 * seconds);
    this.open = false;
    this.seconds = (performance.now() - began) / 1000;
    const stuck = this.moves.filter((moves) => moves === 0).length;
    if (stuck > 0) {
      const remedy = "If the server is still there, try fewer tables or more seconds.";
      fail(`At ${stuck} of ${this.moves.length} tables no card was acknowledged in ${seconds} seconds. ${remedy}`);
    }
  }

  // One line of JSON.
  figures() {
    const sorted = Float64Array.from(this.latencies).sort();
    const within = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    return `${JSON.stringify({
      moves: sorted.length,
      seconds: this.seconds,
      moves_per_second: sorted.length / this.seconds,
      p50_ms: within(0.5),
      p99_ms: within(0.99),
      worst_ms: within(1),
    })}\n`;
  }
}

// Ends the process with a sentence if the load takes much longer than it should, or breaks.
function limited(longestStart, warmUp, seconds) {
  const limit = longestStart + 1000 * (warmUp + seconds) + GRACE;
  setTimeout(() => fail(`The load was not done after ${limit / 1000} seconds. Try fewer tables.`), limit).unref();
  process.on("uncaughtException", (error) => fail(`The load failed: ${error.message}`));
}

module.exports = { Window, fail, limited };
