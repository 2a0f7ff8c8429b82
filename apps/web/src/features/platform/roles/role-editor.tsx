import type { ShownMenu } from '@sejuk/contract/platform/menus'
import { type Role, updateRole } from '@sejuk/contract/platform/roles'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import IconLock from '#icon/Lock'
import { WaitingChanges } from '../../../entities/company/waiting-change.tsx'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { AccessChanges } from './access-changes.tsx'
import type { Names } from './change-lines.tsx'
import { MenuChecks } from './menus/menu-checks.tsx'
import { MergeDialog } from './merge/merge-dialog.tsx'
import { PermissionChecks } from './permission-checks.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { useRoleForm } from './role-form.ts'
import { RoleUsers } from './role-users.tsx'
import style from './roles.module.css'
import { ScopeChoice } from './scope-choice.tsx'
import { Tabs } from './tabs.tsx'

const views = ['permissions', 'menus', 'view_data', 'people', 'changes'] as const
export type RoleView = (typeof views)[number]
type Props = {
  role: Role
  menus: readonly ShownMenu[]
  names: Names
  view: RoleView
  onView: (view: RoleView) => void
  onReload: () => void
}

/** Everything a role gives, in one form: it is reviewed and saved as a whole. People come and go by themselves. */
export const RoleEditor = ({ role, menus, names, view, onView, onReload }: Props) => {
  const t = useWords(rolePageWords)
  const say = useSay()
  const gate = useGate(updateRole)
  const edited = useRoleForm(role)
  const { form, values, count } = edited
  const isLocked = !gate.enabled
  const counts: Partial<Record<RoleView, number>> = {
    permissions: values.permissions.length,
    menus: values.menus.length,
    people: role.people,
  }
  return (
    <>
      {!gate.enabled && (
        <p className={style.locked}>
          <IconLock size={16} aria-hidden="true" />
          {say(gate.because)}
        </p>
      )}
      <Tabs
        label={role.role_name}
        tabs={views.map((key) => ({ key, label: t(key), count: counts[key] }))}
        value={view}
        onChange={onView}
      />
      <Section>
        {view === 'permissions' && (
          <PermissionChecks
            chosen={values.permissions}
            known={role.permissions}
            onChange={(permissions) => form.change({ permissions })}
            isLocked={isLocked}
          />
        )}
        {view === 'menus' && (
          <MenuChecks
            menus={menus}
            chosen={values.menus}
            onChange={(codes) => form.change({ menus: codes })}
            isLocked={isLocked}
          />
        )}
        {view === 'view_data' && (
          <>
            <div className={style.general}>
              <TextField
                label={t('role_name')}
                value={values.role_name}
                onChange={(role_name) => form.change({ role_name })}
                error={form.errorOf('role_name')}
                most={100}
                isRequired
              />
              <CheckboxField
                label={t('is_active')}
                isOn={values.is_active}
                onChange={(is_active) => form.change({ is_active })}
              />
              <CheckboxField
                label={t('needs_second_factor')}
                hint={t('secondFactorHint')}
                isOn={values.needs_second_factor}
                onChange={(needs_second_factor) => form.change({ needs_second_factor })}
              />
              <WaitingChanges kind="second_factor" scope={role.role_code} />
            </div>
            <ScopeChoice
              value={values.view_data}
              onChange={(view_data) => form.change({ view_data })}
              isLocked={isLocked}
            />
          </>
        )}
        {view === 'people' && <RoleUsers role={role} />}
        {view === 'changes' && (
          <AccessChanges
            of={[
              ['role', role.role_code],
              ['role-users', role.role_code],
            ]}
            names={names}
          />
        )}
      </Section>
      {count > 0 && (
        <div className={style.bar} role="status">
          <span>{t('unsaved', { n: count })}</span>
          <Button onClick={edited.discard}>{t('discard')}</Button>
          <Button kind="primary" onClick={edited.review}>
            {t('review')}
          </Button>
        </div>
      )}
      {edited.isReviewing && !edited.clash && (
        <ReviewDialog
          fields={edited.preview.data?.data.fields}
          people={edited.preview.data?.data.people}
          error={edited.preview.error}
          names={names}
          note={edited.note}
          noteError={form.errorOf('note')}
          onNote={(note) => form.change({ note })}
          isBusy={form.isBusy}
          onSave={() => form.submit()}
          onClose={edited.closeReview}
        />
      )}
      {edited.clash && (
        <MergeDialog
          who={edited.clash.changed_by}
          when={edited.clash.changed_date}
          theirs={edited.clash.theirs}
          mine={edited.changes}
          names={names}
          onKeepBoth={edited.keepBoth}
          onTakeTheirs={onReload}
        />
      )}
    </>
  )
}
