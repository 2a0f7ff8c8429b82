import type { Endpoint } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/supervision/warranty-cards'
import { defaultTemplateLanguage } from '@sejuk/domain/supervision/letters'
import { unsoundBecause } from '@sejuk/domain/supervision/warranty-cards'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { cardLink } from '../../../business/supervision/card-token.ts'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { namedSupervision } from '../../../business/supervision/named-supervision.ts'
import type { Db } from '../../../db/database.ts'
import { inspectionProblems as problems } from '../../../db/tables/supervision/inspections.ts'
import { warrantyCardItems as items, warrantyCards as t } from '../../../db/tables/supervision/warranty-cards.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens, partsOfTwoBranches, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { compareSerials, devicesOf, proposedItems, shownItem, startOfCard } from './items.ts'
import { drawCard } from './paper.ts'
import { signersOf } from './signers.ts'
import { lastVoid, latestCard } from './versions.ts'

type Asked<E extends Endpoint> = Pick<RequestContext<E>, 'viewer' | 'input'>

const seenBy = { dept_code: t.dept_code, created_by: t.created_by }
/** The branches that see the supervision see its card. */
export const visibleCards = (viewer: Viewer) =>
  sql`(${visibleTo(viewer, seenBy)} or ${visibleTo(viewer, { dept_code: t.service_dept_code })})`

export const isHandedOver = sql<boolean>`exists (select from supervisions s where s.supervision_code = ${t.supervision_code}
  and s.supervision_status in ('Usage_Training_Finished', 'Finish_Project_Finished'))`
const source = sql`${t} join departments d on d.dept_code = ${t.dept_code}`
const fields = {
  card_key: t.card_key,
  card_code: t.card_code,
  version: t.version,
  supervision_code: t.supervision_code,
  project_name: t.project_name,
  receiver: t.receiver,
  dept_code: t.dept_code,
  dept_name: sql<string>`d.dept_name`,
  status: t.status,
  is_superseded: t.is_superseded,
  item_count: t.item_count,
  unexplained: t.unexplained,
  is_handed_over: isHandedOver,
  voided_date: t.voided_date,
  differing: t.differing,
  first_end_date: sql<string | null>`${t.first_end_date}::text`,
  issued_date: t.issued_date,
  signed_date: t.signed_date,
  sign_method: t.sign_method,
  signed_by: t.signed_by,
  created_date: t.created_date,
  authors: t.authors,
  row_version: t.row_version,
}

export const warrantyCardList = ({ viewer, input }: Asked<typeof contract.listWarrantyCards>) =>
  asList({
    input,
    source,
    own: sql`${t}`,
    ...scoped(
      isAsItOpens(input, 'created_date')
        ? partsOfTwoBranches(viewer, seenBy, t.service_dept_code, input.dept_code)
        : undefined,
      visibleCards(viewer),
      (scope) =>
        and(
          scope,
          filterByCodes(t.dept_code, input.dept_code),
          input.status ? eq(t.status, input.status) : undefined,
          input.supervision_code ? eq(t.supervision_code, input.supervision_code) : undefined,
          containsText(input.search, t.card_code, t.project_name, t.receiver),
        ),
    ),
    key: t.card_key,
    sorts: { created_date: t.created_date, first_end_date: t.first_end_date },
    sort: '-created_date',
    fields,
  })
export const listWarrantyCards = ({ db, ...asked }: RequestContext<typeof contract.listWarrantyCards>) =>
  listPage(db, warrantyCardList(asked))

export const cardRow = async (db: Db, where: SQL | undefined) => {
  const [found] = await selectRows(db, fields, sql`from ${source} where ${where}`)
  return found
}

const problemTexts = async (db: Db, supervision_code: string, kind: 'installation' | 'design') => {
  const found = await db
    .select({ no: problems.problem_no, text: problems.description })
    .from(problems)
    .where(
      and(
        eq(problems.supervision_code, supervision_code),
        eq(problems.kind, kind),
        sql`${problems.status} <> 'Closed'`,
      ),
    )
    .orderBy(problems.problem_no)
    .limit(100)
  return found.map(({ no, text }) => `${no}. ${text}`).join('\n') || null
}

export const getWarrantyCard = async ({ db, viewer, input }: RequestContext<typeof contract.getWarrantyCard>) => {
  const supervision = await findSupervision(db, viewer, input.supervision_code)
  const { supervision_code, project_name, warranty_basis } = supervision
  const card = await latestCard(db, supervision_code)
  const own = card
    ? await db.select().from(items).where(eq(items.card_key, card.card_key)).orderBy(asc(items.id))
    : await proposedItems(db, supervision)
  const arrived = await devicesOf(db, supervision_code)
  return {
    data: {
      ...{ supervision_code, project_name, warranty_basis, start_date: card?.start_date ?? startOfCard(supervision) },
      card_key: card?.card_key ?? null,
      reject_reason: card?.reject_reason ?? null,
      void_reason: card ? null : await lastVoid(db, supervision_code),
      header: {
        documentNumber: card?.card_code ?? '',
        remark: card?.remark ?? null,
        version: card?.version ?? 1,
        templateLanguage: card?.template_language ?? defaultTemplateLanguage,
        receiverOfWarrantyCard: card?.receiver ?? '',
        issueManager: card?.issue_manager ?? '',
        jobTitleOfIssueManager: card?.issue_manager_title ?? '',
        deliveryOrderList: card?.delivery_orders ?? supervision.delivery_orders,
        installationProblems: card
          ? card.installation_problems
          : await problemTexts(db, supervision_code, 'installation'),
        designProblems: card ? card.design_problems : await problemTexts(db, supervision_code, 'design'),
        serial_remark: card?.serial_remark ?? null,
        warranty_basis: card?.warranty_basis ?? warranty_basis,
        contract_clause: card ? card.contract_clause : supervision.contract_clause,
        status: card?.status ?? null,
      },
      items: own.map(shownItem),
      unsound: arrived.flatMap((device) => {
        const why = unsoundBecause(device)
        return why ? [{ serial_number: device.serial_number, because: why }] : []
      }),
      ...compareSerials(
        arrived,
        own.map(({ serial_number }) => serial_number),
      ),
      card: card ? ((await cardRow(db, eq(t.card_key, card.card_key))) ?? null) : null,
      signers: await signersOf(db, supervision_code),
    },
  }
}

/** An issued card is handed out as it was made; a draft is drawn as it stands. */
export const warrantyCardPaper = async ({
  db,
  viewer,
  config,
  input,
}: RequestContext<typeof contract.warrantyCardPaper>) => {
  const [card = refuse('notFound')] = await db
    .select()
    .from(t)
    .where(and(eq(t.card_key, input.card_key), visibleCards(viewer)))
  if (card.pdf)
    return {
      data: {
        name: `${card.card_code}-v${card.version}.pdf`,
        type: 'application/pdf',
        bytes: new Uint8Array(card.pdf),
      },
    }
  const supervision = await namedSupervision(db, viewer, card.supervision_code)
  const address = card.issued_date ? await cardLink(db, config, card) : null
  return { data: await drawCard(db, card, supervision, address) }
}
