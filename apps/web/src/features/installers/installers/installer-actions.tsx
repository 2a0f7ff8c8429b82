import type { InstallerActionName } from '@sejuk/domain/installers/installers'
import { installerWords } from '@sejuk/words/installers/installers'
import type { ReactNode } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconBuildingBank from '#icon/BuildingBank'
import IconCircleCheck from '#icon/CircleCheck'
import IconNote from '#icon/Note'
import IconPlayerPause from '#icon/PlayerPause'
import IconPlayerPlay from '#icon/PlayerPlay'
import IconUserDown from '#icon/UserDown'
import IconUserX from '#icon/UserX'
import { useSay, useWords } from '../../../lib/language/words.ts'
import style from './installer-actions.module.css'
import type { GatedAction } from './installer-gates.ts'

const icons: Record<InstallerActionName, ReactNode> = {
  'approve-identity-information': <IconCircleCheck size={18} />,
  'approve-bank-account': <IconBuildingBank size={18} />,
  'reject-installer': <IconUserX size={18} />,
  'reject-to-upgrade-sales-installer': <IconUserDown size={18} />,
  'withdraw-back-modify-identity-information': <IconArrowBackUp size={18} />,
  'withdraw-back-modify-bank-account': <IconArrowBackUp size={18} />,
  'pause-cooperation': <IconPlayerPause size={18} />,
  'resume-cooperation': <IconPlayerPlay size={18} />,
  'admin-remark': <IconNote size={18} />,
}
/** The steps of the workflow, of which the first that is open is the next. */
const steps: readonly InstallerActionName[] = [
  'approve-identity-information',
  'approve-bank-account',
  'resume-cooperation',
]
const harsh: ReadonlySet<InstallerActionName> = new Set(['reject-installer', 'reject-to-upgrade-sales-installer'])

type Props = {
  actions: readonly GatedAction[]
  open: InstallerActionName | undefined
  onOpen: (name: InstallerActionName) => void
}

/** What can be done with an installer, side by side; what cannot be done now says why. */
export const InstallerActions = ({ actions, open, onOpen }: Props) => {
  const t = useWords(installerWords)
  const say = useSay()
  const next = steps.find((name) => actions.some((action) => action.name === name && action.gate.enabled))
  return (
    <section className={style.actions} aria-label={t('actions')}>
      {actions.map(({ name, gate }) => (
        <button
          key={name}
          type="button"
          aria-disabled={gate.enabled ? undefined : true}
          aria-expanded={gate.enabled ? open === name : undefined}
          data-next={name === next || undefined}
          data-open={open === name ? (harsh.has(name) ? 'harsh' : 'calm') : undefined}
          onClick={() => gate.enabled && onOpen(name)}
        >
          {icons[name]}
          <span>
            {t(name)}
            {!gate.enabled && <small>{say(gate.because)}</small>}
          </span>
        </button>
      ))}
    </section>
  )
}
