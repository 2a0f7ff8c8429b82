import type { AccessChange } from '@sejuk/contract/platform/roles'
import type { ViewData } from '@sejuk/domain/viewers'
import { everydayWords } from '@sejuk/words/everyday'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './change-lines.module.css'
import { usePermissionName } from './permission-names.ts'

export type Fields = AccessChange['fields']
export type Names = { menu: (code: number) => string; person: (code: string) => string }
type Line = { label: string; from?: string; to?: string; loses?: string[]; gets?: string[] }
type Override = { is_allowed: boolean; until_date: string | null } | null

/** A change as lines that can be read: what was and is, or what went and came. */
const useLines = (names: Names) => {
  const t = useWords(rolePageWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const permission = usePermissionName()
  const override = (it: Override) => {
    if (!it) return '-'
    const says = t(it.is_allowed ? 'allowed' : 'denied')
    return it.until_date ? `${says}, ${t('until').toLowerCase()} ${dates.day(it.until_date)}` : says
  }
  const plain = (field: string, value: unknown) => {
    if (typeof value === 'boolean') return everyday(value ? 'yes' : 'no')
    if (field === 'view_data') return t(value as ViewData)
    if (field === 'parent_code') return value === 0 ? t('topLevel') : names.menu(Number(value))
    if (field === 'support_platform') return t(value as 'desktop' | 'mobile' | 'both')
    if (value === 'Yes' || value === 'No') return everyday(value === 'Yes' ? 'yes' : 'no')
    return String(value ?? '-')
  }
  const labels: Record<string, string> = {
    role_name: t('role_name'),
    view_data: t('view_data'),
    is_active: t('is_active'),
    needs_second_factor: t('needs_second_factor'),
    name: t('name'),
    local_name: t('local_name'),
    parent_code: t('parent_code'),
    support_platform: t('support_platform'),
    landing_page: t('landing_page'),
    display_on_top_position: t('display_on_top_position'),
    display_seq: t('display_seq'),
  }
  return (fields: Fields): Line[] =>
    Object.entries(fields).map(([field, [from, to]]): Line => {
      const namesOf = <Code,>(codes: unknown, name: (code: Code) => string) =>
        (codes as Code[]).map((code) => name(code))
      const lists = <Code,>(name: (code: Code) => string) => ({ loses: namesOf(from, name), gets: namesOf(to, name) })
      if (field === 'permissions') return { label: t('permissions'), ...lists(permission) }
      if (field === 'menus') return { label: t('menus'), ...lists(names.menu) }
      if (field === 'users') return { label: t('people'), ...lists(names.person) }
      const [code, ofMenu] = field.split('.')
      if (ofMenu)
        return {
          label: `${names.menu(Number(code))}: ${labels[ofMenu] ?? ofMenu}`,
          from: plain(ofMenu, from),
          to: plain(ofMenu, to),
        }
      if (field in labels) return { label: labels[field] ?? field, from: plain(field, from), to: plain(field, to) }
      return { label: permission(field), from: override(from as Override), to: override(to as Override) }
    })
}

export const ChangeLines = ({ fields, names }: { fields: Fields; names: Names }) => {
  const t = useWords(rolePageWords)
  const lines = useLines(names)(fields)
  return (
    <dl className={style.lines}>
      {lines.map(({ label, from, to, loses = [], gets = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          {to !== undefined && <dd>{t('fromTo', { from: from ?? '-', to })}</dd>}
          {gets.length > 0 && <Some label={t('gets')} names={gets} kind="gets" />}
          {loses.length > 0 && <Some label={t('loses')} names={loses} kind="loses" />}
        </div>
      ))}
    </dl>
  )
}

const Some = ({ label, names, kind }: { label: string; names: string[]; kind: 'gets' | 'loses' }) => (
  <dd data-kind={kind}>
    <b>{label}</b>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </dd>
)
