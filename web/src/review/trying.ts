/** Deciding once more what was decided in a finished game: the same cards, the same seat, bots around it. */
import { branch } from '../net/api';
import { USUAL_BOT } from '../net/defaults';
import type { JudgedDecisionDocument, TableDocument } from '../telling/documents';

/** The code of a new table just before a decision, where whoever asks is called as the one who decided. */
export async function tryAgain(
  { code, seats }: TableDocument,
  steps: readonly number[],
  { step, seat }: JudgedDecisionDocument,
): Promise<string> {
  const bot = seats.find((each) => each.bot)?.bot ?? USUAL_BOT;
  const { table } = await branch(code, { step: (steps[step] ?? 1) - 1, seat, bot });
  return table.code;
}
