/** The reader's favourite games, kept in this browser. */
import { keepFavourites, keptFavourites } from '../app/reader';

class Favourites {
  keys: readonly string[] = $state.raw(keptFavourites());

  has(game: string): boolean {
    return this.keys.includes(game);
  }

  toggle(game: string): void {
    this.keys = this.has(game) ? this.keys.filter((key) => key !== game) : [...this.keys, game];
    keepFavourites(this.keys);
  }
}

export const favourites = new Favourites();
