import { participantLine, participantSheet } from '@sejuk/contract/learning/lotteries'
import { codeKey } from '@sejuk/domain/learning/lotteries'
import { because } from '@sejuk/domain/messages'
import type { Line, Problem } from '@sejuk/domain/sheets'
import type { Viewer } from '@sejuk/domain/viewers'
import { textOf } from '@sejuk/words/english'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { lotteryParticipants as people, lotteries as t } from '../../../db/tables/learning/lotteries.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { type Importer, importable } from '../../../platform/import/importable.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { openList, requireBounds, spelledAlike } from './participants.ts'

type Person = z.output<typeof participantLine>
const keyOf = ({ lottery_code, participant_code }: Pick<Person, 'lottery_code' | 'participant_code'>) =>
  `${lottery_code} ${codeKey(participant_code)}`
const lotteriesOf = (sheet: readonly Line<Person>[]) => [...new Set(sheet.map(({ value }) => value.lottery_code))]

const check = async (db: Db, _viewer: Viewer, sheet: readonly Line<Person>[]): Promise<Problem[]> => {
  const found = await db
    .select()
    .from(t)
    .where(inArray(t.lottery_code, lotteriesOf(sheet)))
  const codes = sheet.map(({ value }) => value.participant_code)
  const listed = await db
    .select()
    .from(people)
    .where(spelledAlike(lotteriesOf(sheet), codes))
  const seen = new Set(listed.map(keyOf))
  return sheet.flatMap(({ line, value }): Problem[] => {
    const at = (column: keyof Person, message: string) => [{ line, column, value: String(value[column]), message }]
    const lottery = found.find(({ lottery_code }) => lottery_code === value.lottery_code)
    if (!lottery) return at('lottery_code', 'This choice is not in the list')
    if (lottery.status !== 'Draft') return at('lottery_code', textOf(because('participants-locked')))
    if (seen.has(keyOf(value))) return at('participant_code', textOf(because('participant-listed-already')))
    seen.add(keyOf(value))
    return []
  })
}

const write = async (db: Db, { viewer, actor }: Importer, sheet: readonly Line<Person>[]) => {
  for (const lottery_code of lotteriesOf(sheet)) await openList(db, lottery_code, viewer.usercode)
  const added = await db
    .insert(people)
    .values(sheet.map(({ value }) => value))
    .returning({ id: people.participant_id })
  for (const lottery_code of lotteriesOf(sheet)) {
    await requireBounds(db, lottery_code)
    const n = sheet.filter(({ value }) => value.lottery_code === lottery_code).length
    await logActions(db, actor, [
      { entity: 'lottery', entity_code: lottery_code, action: 'import', after: { added: n } },
    ])
  }
  return added.map(({ id }) => String(id))
}

/** While the list is not frozen. */
const undo = async (db: Db, { viewer, actor }: Importer, codes: readonly string[]) => {
  const these = sql`${people.participant_id} = any(${sql.param(codes.map(Number))}::int[])`
  const found = await db.select().from(people).where(these)
  const touched = [...new Set(found.map(({ lottery_code }) => lottery_code))]
  for (const lottery_code of touched) await openList(db, lottery_code, viewer.usercode)
  if (found.length < codes.length) refuse('conflict', { because: because('data-changed-someone-else-reload') })
  await db.delete(people).where(these)
  await logActions(
    db,
    actor,
    touched.map((entity_code) => ({ entity: 'lottery', entity_code, action: 'roll-back' })),
  )
}

const { words } = lotteryWords

export const participantImport = importable(participantSheet, {
  sheet: 'Participants',
  schema: participantLine,
  maxRows: 20_000,
  columns: {
    lottery_code: { titles: words.lottery_code, example: 'LOT-8-2611-00001' },
    participant_code: { titles: words.participant_code, example: 'RCI-0417' },
    participant_name: { titles: words.participant_name, example: 'Rina Kartika', width: 30 },
    place: { titles: words.place, example: 'Jakarta Pusat', width: 24 },
    chances: { titles: words.chances, example: '1' },
  },
  book: lotteryWords,
  title: 'participantsTitle',
  ...{ check, write, undo },
  page: 'lotteryPeople',
})
