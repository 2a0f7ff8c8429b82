import { menuForm, type ShownMenu } from '@sejuk/contract/platform/menus'
import { objectionToTree } from '@sejuk/domain/platform/menus'
import { everydayWords } from '@sejuk/words/everyday'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useId, useState } from 'react'
import { problemsOf } from '../../../../lib/form/validate.ts'
import { useLanguage, useSay, useWords } from '../../../../lib/language/words.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { SidePanel } from '../../../../ui/dialog/side-panel.tsx'
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import style from '../review-dialog.module.css'
import type { MenuForm } from './menu-edits.ts'

type Props = { menu: ShownMenu; menus: readonly ShownMenu[]; onApply: (form: MenuForm) => void; onClose: () => void }

/** One menu. What is applied here is saved together with the others. */
export const EditMenu = ({ menu, menus, onApply, onClose }: Props) => {
  const t = useWords(rolePageWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const language = useLanguage()
  const id = useId()
  const [form, setForm] = useState<MenuForm>(menu)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const change = (part: Partial<MenuForm>) => setForm({ ...form, ...part })
  const nameOf = (one: ShownMenu) => (language === 'local' ? one.local_name : one.name)
  const isGroup = (one: ShownMenu) => one.menu_code !== menu.menu_code && one.url === ''
  const errorOf = (field: string) => (problems[field] ? say(problems[field]) : undefined)
  const apply = () => {
    const objection = objectionToTree(
      menus.map((one) => (one.menu_code === menu.menu_code ? { ...one, parent_code: form.parent_code } : one)),
    )
    const found = { ...problemsOf(menuForm, form), ...(objection ? { parent_code: objection } : {}) }
    setProblems(found)
    if (Object.keys(found).length === 0) onApply(form)
  }
  return (
    <SidePanel
      title={t('editMenu', { name: nameOf(menu) })}
      sub={[menu.menu_code, menu.url].filter(Boolean).join(' · ')}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} kind="primary">
            {t('apply')}
          </Button>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
        </>
      }
    >
      <form
        id={id}
        className={style.review}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <TextField
          label={t('name')}
          value={form.name}
          onChange={(name) => change({ name })}
          error={errorOf('name')}
          isRequired
          autoFocus
        />
        <TextField
          label={t('local_name')}
          value={form.local_name}
          onChange={(local_name) => change({ local_name })}
          error={errorOf('local_name')}
          isRequired
        />
        <ChoiceField
          label={t('parent_code')}
          value={String(form.parent_code)}
          onChange={(code) => change({ parent_code: Number(code) })}
          options={[
            { value: '0', label: t('topLevel') },
            ...menus.filter(isGroup).map((one) => ({ value: String(one.menu_code), label: nameOf(one) })),
          ]}
          error={errorOf('parent_code')}
        />
        <ChoiceField
          label={t('support_platform')}
          value={form.support_platform}
          onChange={(value) => change({ support_platform: (value || 'both') as MenuForm['support_platform'] })}
          options={(['both', 'desktop', 'mobile'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <TextField
          label={t('display_seq')}
          value={String(form.display_seq)}
          onChange={(typed) => change({ display_seq: Number(typed.replaceAll(/\D/g, '')) })}
          error={errorOf('display_seq')}
          inputMode="numeric"
        />
        <CheckboxField
          label={t('landing_page')}
          isOn={form.landing_page === 'Yes'}
          onChange={(isOn) => change({ landing_page: isOn ? 'Yes' : 'No' })}
        />
        <CheckboxField
          label={t('display_on_top_position')}
          isOn={form.display_on_top_position === 'Yes'}
          onChange={(isOn) => change({ display_on_top_position: isOn ? 'Yes' : 'No' })}
        />
      </form>
    </SidePanel>
  )
}
