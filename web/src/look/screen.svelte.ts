/** The room there is on the screen, as the layouts see it. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

export const screen = {
  get width(): number {
    return innerWidth.current ?? 390;
  },
  get height(): number {
    return innerHeight.current ?? 844;
  },
  /** A phone held upright. */
  get phone(): boolean {
    return this.width < 600;
  },
  /** A phone held sideways: wide enough, but with no height to spend. */
  get flat(): boolean {
    return !this.phone && this.height < 480;
  },
  get short(): boolean {
    return this.height <= 680;
  },
  get narrow(): boolean {
    return this.width < 340;
  },
  /** Room for the score sheet and the chat beside the table. */
  get desktop(): boolean {
    return this.width >= 1180 && !this.flat;
  },
  get handCard(): number {
    if (this.narrow || this.flat) return 74;
    if (this.phone) return this.short ? 82 : 92;
    return this.width > 1440 ? 120 : this.short ? 92 : 112;
  },
  get trickCard(): number {
    if (this.narrow || this.flat) return 58;
    if (this.phone) return this.short ? 66 : 92;
    return this.short ? 82 : 100;
  },
  /** How far a card that can be played stands out. */
  get lift(): number {
    if (this.phone || this.flat) return this.short ? 12 : 16;
    return 18;
  },
};
