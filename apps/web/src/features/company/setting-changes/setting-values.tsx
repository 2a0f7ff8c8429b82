import type { SettingChange } from '@sejuk/contract/company/setting-changes'
import { changedFields, looserFields, ruleOf, type SettingField } from '@sejuk/domain/company/setting-kinds'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './setting-change.module.css'
import { NewValue, OldValue } from './line-values.tsx'
import { useSettingText } from './setting-text.ts'

/** Every value of the setting: the old one struck through beside the new one, and those that stay, so that nothing hides. */
export const SettingValues = ({ row }: { row: SettingChange }) => {
  const t = useWords(settingChangeWords)
  const say = useSay()
  const text = useSettingText()
  const { kind, before, after, status } = row
  const { fields } = ruleOf(kind)
  const changed = changedFields(kind, before, after)
  const looser = looserFields(kind, before, after)
  const counts = { n: changed.length, all: fields.length }
  const stepOf = (field: SettingField) => {
    const [was, is] = [before[field.field], after[field.field]]
    if (typeof was === 'number' && typeof is === 'number')
      return was === 0 ? t('fromNothing') : `${is > was ? '+' : '−'}${Math.round((Math.abs(is - was) / was) * 100)}%`
    return t(looser.includes(field) ? 'looserStep' : 'tighterStep')
  }
  return (
    <Section
      title={t('whatChanges')}
      sub={t(status === 'Submitted' || status === 'Approved' ? 'oldHold' : 'changedOf', counts)}
    >
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('setting')}</th>
            <th data-number>{t('now')}</th>
            <th data-number>{t('wanted')}</th>
            <th>{t('step')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => {
            const isChanged = changed.includes(field)
            return (
              <tr key={field.field} className={isChanged ? style.changed : undefined}>
                <td data-label={t('setting')}>{say({ code: field.name })}</td>
                <td data-label={t('now')} data-number={field.unit === 'lines' ? undefined : true}>
                  {field.unit === 'lines' || field.unit === 'picture' ? (
                    <OldValue field={field} row={row} />
                  ) : isChanged ? (
                    <s>{text(field, before[field.field])}</s>
                  ) : (
                    text(field, before[field.field])
                  )}
                </td>
                <td data-label={t('wanted')} data-number={field.unit === 'lines' ? undefined : true}>
                  {isChanged && (field.unit === 'lines' || field.unit === 'picture') ? (
                    <NewValue field={field} row={row} />
                  ) : isChanged ? (
                    <b>{text(field, after[field.field])}</b>
                  ) : (
                    <span className={style.quiet}>{t('asItIs')}</span>
                  )}
                </td>
                <td data-label={t('step')}>
                  {isChanged && (
                    <StatusChip tone={looser.includes(field) ? 'attention' : 'good'}>{stepOf(field)}</StatusChip>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </PlainTable>
    </Section>
  )
}
