import { createHash, createHmac, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { chanceText, winnersOf } from '@sejuk/domain/learning/lotteries'

export const newSeed = () => randomBytes(32).toString('hex')
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

type Participant = { participant_code: string; chances: number }
type Mixed = { seed: string; word: string }

/** Every chance with its signature. */
export const signedChances = ({ seed, word }: Mixed, round: number, participants: readonly Participant[]) =>
  participants.flatMap(({ participant_code, chances }) =>
    Array.from({ length: chances }, (_, n) => ({
      participant_code,
      signature: createHmac('sha256', seed)
        .update(chanceText(word, round, participant_code, n + 1))
        .digest('hex'),
    })),
  )

type Prize = { prize_code: string; round: number; qty: number }

/** The winners of all rounds, in their order; others are served between two rounds. */
export const drawAll = async (mixed: Mixed, prizes: readonly Prize[], participants: readonly Participant[]) => {
  const won = new Set<string>()
  const draws: { prize_code: string; turn: number; participant_code: string }[] = []
  for (const { prize_code, round, qty } of prizes.toSorted((one, other) => one.round - other.round)) {
    const winners = winnersOf(signedChances(mixed, round, participants), qty, won)
    for (const [n, participant_code] of winners.entries()) {
      won.add(participant_code)
      draws.push({ prize_code, turn: n + 1, participant_code })
    }
    await setImmediate()
  }
  return draws
}
