import type { SettingChange } from '@sejuk/contract/company/setting-changes'
import { legalEntityLogo } from '@sejuk/contract/company/legal-entities'
import { paperKinds } from '@sejuk/domain/company/legal-entities'
import type { SettingField } from '@sejuk/domain/company/setting-kinds'
import { linesOf, movedLines, type SettingLine } from '@sejuk/domain/company/setting-values'
import { legalEntityWords } from '@sejuk/words/company/legal-entities'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './setting-change.module.css'

type Props = { field: SettingField; row: SettingChange }

/** A line as people read it: names in place of codes, days as they are written here. */
const useLineText = () => {
  const t = useWords(legalEntityWords)
  const dates = useDates()
  return (field: string, line: SettingLine) => {
    const text = (name: string) => String(line[name] ?? '')
    const many = (name: string) => (Array.isArray(line[name]) ? line[name] : [])
    const until = text('to_date')
    const days = 'from_date' in line ? `${dates.day(text('from_date'))}–${until ? dates.day(until) : ''}` : ''
    const kinds = paperKinds.filter((kind) => many('papers').includes(kind)).map((kind) => t(kind))
    const place = line.dept_code === null ? t('everyBranch') : text('label')
    const parts = {
      organizations: [text('label') || text('org_code')],
      branches: [text('label'), text('nitku'), text('address'), text('city'), text('phone')],
      accounts: [
        ...[`${text('label')} ${text('account_number')}`, text('account_name')],
        ...[many('dept_codes').join(', ') || t('everyBranch'), days],
      ],
      signers: [text('name'), text('title'), kinds.join(', '), place, days],
    }
    return (field in parts ? parts[field as keyof typeof parts] : []).filter(Boolean).join(' · ')
  }
}

const Picture = ({ hash, name }: { hash: string; name: string }) => (
  <img className={style.picture} src={`${legalEntityLogo.path}?logo_hash=${encodeURIComponent(hash)}`} alt={name} />
)

const ofBranches = 5

/** What goes is struck through; of many lines that stay only their number is told. */
export const OldValue = ({ field, row: { before, after } }: Props) => {
  const t = useWords(settingChangeWords)
  const textOf = useLineText()
  const was = before[field.field]
  if (field.unit === 'picture')
    return typeof was === 'string' && was ? <Picture hash={was} name={t('before')} /> : t('nothing')
  const { removed } = movedLines(was, after[field.field])
  const stays = linesOf(was).filter((line) => !removed.includes(line))
  return (
    <ul className={style.lines}>
      {removed.map((line) => (
        <li key={textOf(field.field, line)}>
          <s>{textOf(field.field, line)}</s>
        </li>
      ))}
      {stays.length <= ofBranches
        ? stays.map((line) => <li key={textOf(field.field, line)}>{textOf(field.field, line)}</li>)
        : [<li key="others">{t('othersStay', { n: stays.length })}</li>]}
      {removed.length + stays.length === 0 && <li>{t('nothing')}</li>}
    </ul>
  )
}

export const NewValue = ({ field, row: { before, after } }: Props) => {
  const t = useWords(settingChangeWords)
  const textOf = useLineText()
  const is = after[field.field]
  if (field.unit === 'picture')
    return typeof is === 'string' && is ? <Picture hash={is} name={t('after')} /> : t('nothing')
  const { added } = movedLines(before[field.field], is)
  const stays = linesOf(is).length - added.length
  return (
    <ul className={style.lines}>
      {added.map((line) => (
        <li key={textOf(field.field, line)}>
          <b>{textOf(field.field, line)}</b>
        </li>
      ))}
      {stays > 0 && <li className={style.quiet}>{t('othersStay', { n: stays })}</li>}
      {linesOf(is).length === 0 && <li>{t('nothing')}</li>}
    </ul>
  )
}
