import type { Gate } from '@sejuk/domain/workflow'
import type { ReactNode } from 'react'

/** Something that can be done here: a button at the desk, an item of a menu on a phone. */
export type Action = {
  key: string
  label: string
  icon?: ReactNode
  /** Shut: it stays in sight and says why. */
  gate?: Gate
  onPress: () => void
  isPrimary?: boolean
  /** Beside the next step in the head of a record, and not in the menu. */
  isBeside?: boolean
  isDangerous?: boolean
  isBusy?: boolean
}
