import type { Gate } from '@sejuk/domain/workflow'
import { useSay } from '../../lib/language/words.ts'
import { PageHead } from '../layout/page-head.tsx'
import { ForbiddenState } from '../list/list-states.tsx'

type Props = { title: string; gate: Extract<Gate, { enabled: false }> }

/** A page the user may not work on: its name, and why. */
export const RefusedPage = ({ title, gate }: Props) => {
  const say = useSay()
  return (
    <>
      <PageHead title={title} />
      <ForbiddenState reason={say(gate.because)} isAlone />
    </>
  )
}
