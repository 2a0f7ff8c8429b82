import type * as contract from '@sejuk/contract/aftersales/tickets'
import {
  complainers,
  complainWays,
  priorities,
  type RepairChoiceKey,
  repairChoiceKeys,
  serviceTypes,
  type TicketChoiceKey,
  warranties,
} from '@sejuk/domain/aftersales/tickets/tickets'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { repairChoices as t } from '../../../db/tables/aftersales/tickets.ts'
import { itemCategories } from '../../../db/tables/masters/item-categories.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'

const fixed = {
  aftersales_ticket_complain_by: complainers,
  aftersales_ticket_complain_via: complainWays,
  aftersales_ticket_priority: priorities,
  aftersales_ticket_service_type: serviceTypes,
  aftersales_ticket_warranty: warranties,
} as const satisfies Record<TicketChoiceKey, readonly (keyof typeof ticketChoiceWords.words)[]>

const isRepair = (key: string): key is RepairChoiceKey => (repairChoiceKeys as readonly string[]).includes(key)

/** What the five lists of a ticket offer never changes; those of a repair are data, narrowed by what was chosen before. */
export const ticketChoices = async ({ db, input }: RequestContext<typeof contract.ticketChoices>) => {
  const { key, search, page, parent_code } = input
  if (isRepair(key))
    return dropdownPage(db, {
      page,
      source: sql`${t}`,
      where: and(
        eq(t.choice_key, key),
        eq(t.is_active, true),
        parent_code.length ? sql`${t.parent_codes} && ${sql.param(parent_code)}::text[]` : undefined,
        containsText(search, t.name, t.local_name, t.code),
      ),
      key: t.choice_id,
      order: t.seq,
      fields: { value: t.code, label: t.name, local_label: t.local_name },
      isSearch: search !== '',
    })
  const wanted = search.trim().toLowerCase()
  const all = fixed[key].map((value) => {
    const [label, local_label] = ticketChoiceWords.words[value]
    return { value, label, local_label }
  })
  const data = all.filter((one) => Object.values(one).some((text) => text.toLowerCase().includes(wanted)))
  return { data: page === 1 ? data : [], total: data.length, page: { current: page, totalPages: 1 } }
}

export const ticketDropdown = async (context: RequestContext<typeof contract.ticketDropdown>) => {
  const { key, search, page, business_unit_code, parent_code } = context.input
  if (key) return ticketChoices({ ...context, input: { key, search, page, parent_code } })
  return dropdownPage(context.db, {
    page,
    source: sql`${itemCategories}`,
    where: and(
      eq(itemCategories.is_active, true),
      eq(itemCategories.is_for_ticket, true),
      business_unit_code.length ? inArray(itemCategories.business_unit_code, business_unit_code) : undefined,
      containsText(search, itemCategories.category_name, itemCategories.category_code),
    ),
    key: itemCategories.category_code,
    order: itemCategories.seq,
    fields: {
      value: itemCategories.category_code,
      label: itemCategories.category_name,
      category_code: itemCategories.category_code,
      category_name: itemCategories.category_name,
      business_unit_code: itemCategories.business_unit_code,
    },
    isSearch: search !== '',
  })
}
