/** Something that is said on the page for a while, and read out once. */
import { voice } from '../app/live.svelte';

const TOLD_FOR = 6000;

export class Telltale {
  text = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly tell = (text: string): void => {
    clearTimeout(this.timer);
    this.text = text;
    voice.say(text);
    this.timer = setTimeout(() => (this.text = ''), TOLD_FOR);
  };
}
