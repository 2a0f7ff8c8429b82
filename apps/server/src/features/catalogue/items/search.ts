import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import { inColumns, inOneLine, searchKind } from '../../../platform/search/search-kind.ts'

export const itemSearch = searchKind({
  ...{ kind: 'items', needs: 'Item-List-Search', source: sql`${t}`, key: t.item_code, newest: t.created_date },
  visible: () => undefined,
  matches: (text) => inColumns(text, { text: [t.search_text] }),
  fields: { code: t.item_code, title: t.item_name, status: t.status, model: t.model, brand_code: t.brand_code },
  record: ({ model, brand_code, ...row }) => ({
    ...row,
    detail: inOneLine(brand_code, model),
    pages: [pageTo('item', { item_code: row.code })],
    actions: [
      { action: 'priceOfItem', needs: 'Item-Price-View', page: pageTo('priceOfItem', { item_code: row.code }) },
      { action: 'stockCard', needs: 'Stock-Card-View', page: pageTo('stockCard', { item_code: row.code }) },
      {
        action: 'explodedView',
        needs: 'Exploded-View-Readonly',
        page: pageTo('readExplodedView', { item_code: row.code }),
      },
    ],
  }),
})
