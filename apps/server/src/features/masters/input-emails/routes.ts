import * as contract from '@sejuk/contract/masters/input-emails'
import { because } from '@sejuk/domain/messages'
import { and, eq, sql } from 'drizzle-orm'
import { inputEmails as t } from '../../../db/tables/masters/input-emails.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { RequestContext, Serve } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const inputEmails = recordsOf('input-email', t, t.purpose)
explainConstraint('input_emails_pkey', because('purpose-already'))

const listInputEmails = ({ db, input }: RequestContext<typeof contract.listInputEmails>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
      containsText(input.search, t.purpose, t.description, sql`array_to_string(${t.to} || ${t.cc}, ' ')`),
    ),
    key: t.purpose,
    sorts: { purpose: t.purpose, description: t.description, created_date: t.created_date },
    sort: 'purpose',
    fields: {
      purpose: t.purpose,
      description: t.description,
      to: t.to,
      cc: t.cc,
      is_active: t.is_active,
      created_date: t.created_date,
      row_version: t.row_version,
    },
  })

const createInputEmail = async ({ db, actor, input }: RequestContext<typeof contract.createInputEmail>) => {
  await inputEmails.add(db, actor, input)
  return { data: null }
}

const updateInputEmail = async ({ db, actor, input }: RequestContext<typeof contract.updateInputEmail>) => {
  const { purpose: code, row_version, ...form } = input
  const before = await inputEmails.lock(db, { code, row_version }, form)
  await inputEmails.change(db, actor, before, form)
  return { data: null }
}

const inputEmailLog = ({ db, input }: RequestContext<typeof contract.inputEmailLog>) =>
  inputEmails.history(db, input.code, input.page)

export const inputEmailRoutes = (serve: Serve) => {
  serve(contract.listInputEmails, listInputEmails)
  serve(contract.createInputEmail, createInputEmail)
  serve(contract.updateInputEmail, updateInputEmail)
  serve(contract.inputEmailLog, inputEmailLog)
}
