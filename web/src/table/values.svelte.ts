/** Whether cards bear what they are worth: while somebody learns the game, or wants to see it. */
class Values {
  shown = $state(false);
}

export const values = new Values();
