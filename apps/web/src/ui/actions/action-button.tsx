import IconLock from '#icon/Lock'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useSay } from '../../lib/language/words.ts'
import { Tooltip } from '../feedback/tooltip.tsx'
import type { Action } from './action.ts'
import style from './action-button.module.css'
import { Button, type ButtonKind } from './button.tsx'

type Props = { action: Action; kind?: ButtonKind; className?: string; isReasonPrinted?: boolean }

/** A shut action keeps its place and its focus; at the desk its reason is a hint, on a phone it is printed. */
export const ActionButton = ({ action, kind, className, isReasonPrinted }: Props) => {
  const say = useSay()
  const isNarrow = useNarrow()
  const { label, icon, gate, onPress, isPrimary, isDangerous, isBusy } = action
  const look = kind ?? (isPrimary ? 'primary' : isDangerous ? 'danger-outline' : 'plain')
  if (!gate || gate.enabled)
    return (
      <Button kind={look} icon={icon} isBusy={isBusy} className={className} onClick={onPress}>
        {label}
      </Button>
    )
  const shut = (props: { 'aria-describedby'?: string }) => (
    <Button {...props} aria-disabled="true" icon={<IconLock size={16} />} className={className}>
      {label}
    </Button>
  )
  if (!isNarrow && !isReasonPrinted) return <Tooltip text={say(gate.because)}>{shut}</Tooltip>
  return (
    <span className={style.printed}>
      {shut({})}
      <small>{say(gate.because)}</small>
    </span>
  )
}
