import type { OuterChannel } from '@sejuk/domain/platform/notifications/event-rules'
import { nextAttemptAfter } from '@sejuk/domain/platform/notifications/outbox'
import { and, eq, or, sql } from 'drizzle-orm'
import { outbox, outboxAttempts } from '../../db/tables/platform/outbox.ts'
import { outboxPictures } from '../../db/tables/platform/report-mails.ts'
import type { Job, Worker } from '../jobs/jobs.ts'
import { RefusedForGood } from './carrier.ts'
import { carriersOf } from './carriers.ts'
import { linkTo } from './notify.ts'
import { notifyFailure } from './notify-failure.ts'
import { outboxQueue } from './send-out.ts'

type Data = { delivery_id: number }
type Delivery = typeof outbox.$inferSelect
type Outcome = { receipt: string; isWritten: boolean } | { error: string; isFinal: boolean }

/** Longer than any attempt: a message locked this long belongs to a process that died. */
const longestAttempt = 120

/**
 * Takes one message out. It is marked before it is sent and again after, never in one transaction with the sending: a mail
 * server may take its time. Should the process die in between, another sends it once more.
 */
export const outboxWorker: Worker<Data> = {
  name: outboxQueue,
  seconds: longestAttempt + 30,
  work: async (job) => {
    const delivery = await claim(job)
    if (!delivery) return
    const started = performance.now()
    const outcome = await carry(job, delivery)
    await record(job, delivery, outcome, Math.round(performance.now() - started))
  },
}

const claim = async ({ db, data }: Job<Data>) => {
  const isDead = sql`${outbox.claimed_date} < now() - make_interval(secs => ${longestAttempt})`
  const isFree = or(eq(outbox.status, 'Waiting'), and(eq(outbox.status, 'Sending'), isDead))
  const [claimed] = await db
    .update(outbox)
    .set({ status: 'Sending', attempts: sql`${outbox.attempts} + 1`, claimed_date: sql`now()`, next_date: null })
    .where(and(eq(outbox.delivery_id, data.delivery_id), isFree))
    .returning()
  return claimed
}

const pictureOf = async ({ db }: Pick<Job<Data>, 'db'>, { delivery_id, channel }: Delivery) => {
  if (channel !== 'email') return undefined
  const [found] = await db.select().from(outboxPictures).where(eq(outboxPictures.delivery_id, delivery_id))
  return found && { name: found.name, png: found.png }
}

const carry = async ({ db, config }: Job<Data>, delivery: Delivery): Promise<Outcome> => {
  const channel = delivery.channel as OuterChannel
  const carrier = carriersOf(config)[channel]
  try {
    const picture = await pictureOf({ db }, delivery)
    const receipt = await carrier.carry({ ...delivery, channel, link: linkTo(delivery.url, config), picture })
    return { receipt, isWritten: !carrier.isConfigured }
  } catch (error) {
    return { error: (error as Error).message.slice(0, 500), isFinal: error instanceof RefusedForGood }
  }
}

const record = async ({ db, jobs, config }: Job<Data>, delivery: Delivery, outcome: Outcome, took_ms: number) => {
  const { delivery_id, attempts } = delivery
  const itself = eq(outbox.delivery_id, delivery_id)
  await db.transaction(async (tx) => {
    const said = 'error' in outcome ? { error: outcome.error } : { receipt: outcome.receipt }
    await tx
      .insert(outboxAttempts)
      .values({ delivery_id, attempt: attempts, took_ms, ...said })
      .onConflictDoNothing()
    if (!('error' in outcome)) {
      const status = outcome.isWritten ? 'Written' : 'Sent'
      await tx.update(outbox).set({ status, done_date: sql`now()`, last_error: null }).where(itself)
      return
    }
    const after = outcome.isFinal ? undefined : nextAttemptAfter(attempts, config.messages.backOff)
    if (after === undefined) {
      await tx.update(outbox).set({ status: 'Failed', done_date: sql`now()`, last_error: outcome.error }).where(itself)
      return notifyFailure({ db: tx, jobs, config }, { ...delivery, last_error: outcome.error })
    }
    const next_date = sql`now() + make_interval(secs => ${after})`
    await tx.update(outbox).set({ status: 'Waiting', next_date, last_error: outcome.error }).where(itself)
    await jobs.send(tx, outboxQueue, { delivery_id }, { after })
  })
}
