import { pageTo } from '@sejuk/domain/pages'
import { or, sql } from 'drizzle-orm'
import { serialNumbers as t } from '../../../db/tables/catalogue/serial-numbers.ts'
import { searchKind } from '../../../platform/search/search-kind.ts'

const plain = (serial: string) => serial.replaceAll(/[\\%_]/g, '')

/** By the beginning of the number, or by its end: that is what can be read on a worn plate. */
export const serialSearch = searchKind({
  ...{
    kind: 'serialNumbers',
    needs: 'Item-SN-History',
    source: sql`${t}`,
    key: t.serial_number,
    newest: t.created_date,
  },
  visible: () => undefined,
  matches: ({ serial }) =>
    serial
      ? or(sql`${t.serial_number} like ${`${plain(serial)}%`}`, sql`${t.serial_number} like ${`%${plain(serial)}`}`)
      : undefined,
  fields: { code: t.serial_number, detail: t.item_name, status: t.status, item_code: t.item_code },
  record: ({ item_code, ...row }) => ({
    ...row,
    title: row.code,
    pages: [pageTo('serialLife', { serial_number: row.code })],
    actions: [
      { action: 'item', needs: 'Item-List-Search', page: pageTo('item', { item_code }) },
      {
        action: 'explodedView',
        needs: 'Exploded-View-Readonly',
        page: pageTo('readExplodedView', { item_code, serial_number: row.code }),
      },
    ],
  }),
})
