import { customerDropdown } from '@sejuk/contract/customers/customers'
import type { Input } from '@sejuk/contract/endpoint'
import { listMenus } from '@sejuk/contract/platform/menus'
import { explainedEntities, explainPermission } from '@sejuk/contract/platform/permissions'
import { personDropdown } from '@sejuk/contract/platform/roles'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import { useCall } from '../../../../lib/api/queries.ts'
import { useLanguage, useSay, useWords } from '../../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../../lib/session/viewer.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Pending } from '../../../../ui/feedback/pending.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { PagedSelect } from '../../../../ui/fields/picker.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { PageBody } from '../../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../../ui/list/list-states.tsx'
import { Section } from '../../../../ui/record/section.tsx'
import { usePermissionName } from '../permission-names.ts'
import { PermissionPicker } from '../permission-picker.tsx'
import { RoleViews } from '../role-views.tsx'
import style from '../roles.module.css'
import { Chain } from './chain.tsx'

type Asked = Input<typeof explainPermission>
/** Whether it says what somebody wants to do: without it every answer would be about nothing. */
const saysWhat = ({ page, code }: Partial<Asked>) => Boolean(page || code)

/** Why somebody can or cannot. The question stands in the address, so that it can be sent to whoever asked. */
export const WhyPage = () => {
  const t = useWords(rolePageWords)
  const say = useSay()
  const gate = useGate(explainPermission)
  const asked = useSearch() as Partial<Asked>
  const navigate = useNavigate()
  const found = useCall(
    explainPermission,
    { ...asked, usercode: asked.usercode ?? '' },
    { enabled: gate.enabled && Boolean(asked.usercode) && saysWhat(asked) },
  )
  const ask = (next: Partial<Asked>) => void navigate({ to: '.', search: next })
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <RoleViews />
        {!gate.enabled && <p className={style.locked}>{say(gate.because)}</p>}
        <Question key={JSON.stringify(asked)} asked={asked} onAsk={ask} />
        {!asked.usercode && <p className={style.nothing}>{t('whyText')}</p>}
        {asked.usercode && !saysWhat(asked) && <p className={style.nothing}>{t('whatFirst')}</p>}
        {found.isLoading && <Pending />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && <Chain answer={found.data.data} />}
      </PageBody>
    </>
  )
}

/** Pages by the names of their menus; one that the address of this page brought along stays as it is. */
const PageChoice = ({ value = '', onChange }: { value?: string; onChange: (page: string | undefined) => void }) => {
  const t = useWords(rolePageWords)
  const language = useLanguage()
  const { data } = useCall(listMenus, {}, { enabled: useGate(listMenus).enabled })
  const menus = new Map((data?.data ?? []).filter(({ url }) => url).map((menu) => [menu.url, menu]))
  const options = [...menus.values()]
    .map(({ name, local_name, url }) => ({ value: url, label: `${language === 'local' ? local_name : name} · ${url}` }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  const isKnown = !value || options.some((option) => option.value === value)
  return (
    <ChoiceField
      label={t('page')}
      none={t('anyPermission')}
      options={isKnown ? options : [{ value, label: value }, ...options]}
      value={value}
      onChange={(page) => onChange(page || undefined)}
    />
  )
}

const Question = ({ asked, onAsk }: { asked: Partial<Asked>; onAsk: (next: Partial<Asked>) => void }) => {
  const t = useWords(rolePageWords)
  const nameOf = usePermissionName()
  const [draft, setDraft] = useState(asked)
  const [isPicking, setPicking] = useState(false)
  const put = (part: Partial<Asked>) => setDraft({ ...draft, ...part })
  const isCustomer = draft.entity === 'customer'
  return (
    <Section>
      <form
        className={style.question}
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(draft)
        }}
      >
        <PagedSelect
          label={t('person')}
          source={personDropdown}
          none={t('choosePerson')}
          value={draft.usercode}
          onChange={(usercode) => put({ usercode })}
        />
        <PageChoice value={draft.page} onChange={(page) => put({ page })} />
        <div className={style.pick}>
          <span>{t('permission')}</span>
          <Button onClick={() => setPicking(true)}>{draft.code ? nameOf(draft.code) : t('anyPermission')}</Button>
        </div>
        <ChoiceField
          label={t('recordKind')}
          value={draft.entity ?? ''}
          onChange={(value) =>
            put({ entity: explainedEntities.find((entity) => entity === value), entity_code: undefined })
          }
          options={explainedEntities.map((value) => ({ value, label: t(value) }))}
        />
        {isCustomer && (
          <PagedSelect
            label={t('customer')}
            source={customerDropdown}
            none={t('anyPermission')}
            value={draft.entity_code}
            onChange={(entity_code) => put({ entity_code })}
          />
        )}
        {draft.entity && !isCustomer && (
          <TextField
            label={t('recordCode')}
            value={draft.entity_code ?? ''}
            onChange={(entity_code) => put({ entity_code: entity_code || undefined })}
          />
        )}
        <Button type="submit" kind="primary" disabled={!draft.usercode || !saysWhat(draft)}>
          {t('explain')}
        </Button>
      </form>
      {isPicking && (
        <PermissionPicker
          onClose={() => setPicking(false)}
          onPick={(code) => {
            setPicking(false)
            put({ code })
          }}
        />
      )}
    </Section>
  )
}
