import { drawSerials, isPrefix } from '@sejuk/domain/catalogue/serial-batches'
import { fitsMask, normalizeSerial, serialSuffix } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { insertSerials, itemWithSerials } from '../../../business/catalogue/new-serials.ts'
import { serialSettingOf } from '../../../business/catalogue/serial-settings.ts'
import type { Db } from '../../../db/database.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'

/** So often numbers that somebody has are drawn again. */
const mostRounds = 10

type Order = {
  item_code: string
  quantity: number
  prefix: string | null
  actor: { usercode: string; username: string }
  /** Gives the batch its code once the numbers can be drawn. */
  batchCode: () => Promise<string>
}

/** Draws numbers that nobody has and begins their lives. `random(n)` is a whole number from 0 to n − 1. */
export const drawNewSerials = async (db: Db, order: Order, random: (below: number) => number) => {
  const item = await itemWithSerials(db, order.item_code)
  if (item.status !== 'Approved')
    refuse('conflict', { because: because('item-is-not-approved', { item: item.item_code }) })
  const setting = await serialSettingOf(db, item.brand_code)
  const prefix = normalizeSerial(order.prefix ?? setting.prefix)
  const { suffix_length } = setting
  if (!isPrefix(prefix, suffix_length)) refuseField('prefix', because('prefix-does-not-fit'))
  const mask = item.serial_mask ?? setting.mask
  const draw = () => prefix + serialSuffix(random, suffix_length)
  const isWrong = (serial: string) => !fitsMask(serial, mask)
  if (drawSerials(1, draw, isWrong, 200).length === 0) refuseField('prefix', because('mask-fits-no-generated-number'))
  const batch_code = await order.batchCode()
  const made: string[] = []
  for (let round = 0; round < mostRounds && made.length < order.quantity; round += 1) {
    const drawn = drawSerials(order.quantity - made.length, draw, isWrong)
    const born = {
      item_code: item.item_code,
      serials: drawn,
      document: { type: 'serial-batch', code: batch_code },
      actor: order.actor,
      batch_code,
    }
    made.push(...(await insertSerials(db, born, item)))
  }
  if (made.length < order.quantity) refuse('conflict', { because: because('no-free-serial-numbers') })
  return { batch_code, item, prefix, suffix_length, serials: made.toSorted() }
}
