/** Sounds that need no file: two wooden taps for one's turn, a rustle for a card, a low tap for a trick. */
import { settings } from '../settings.svelte';

/** Never louder than −18 dB. */
const LOUDEST = 10 ** (-18 / 20);
let context: AudioContext | null = null;

/** Browsers let a page sound only after it was touched; until then, and where nothing may sound, there is none. */
function sounding(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' ? context : null;
}

function tap(audio: AudioContext, pitch: number, at: number, length = 0.06): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(LOUDEST, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

export function soundTurn(): void {
  const audio = sounding();
  if (audio) {
    tap(audio, 220, 0);
    tap(audio, 330, 0.09);
  } else if (settings.vibration && !settings.sound) {
    navigator.vibrate?.(10);
  }
}

export function soundTrick(): void {
  const audio = sounding();
  if (audio) tap(audio, 110, 0, 0.12);
}

export function soundCard(): void {
  const audio = sounding();
  if (!audio) return;
  const length = Math.floor(audio.sampleRate * 0.03);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / length);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1800, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: LOUDEST }))
    .connect(audio.destination);
  source.start();
}

/** The first touch of the page lets it sound. */
export function allowSound(): void {
  const wake = (): void => void sounding();
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}
