import type { Gate } from '@sejuk/domain/workflow'
import type { ReactNode } from 'react'
import { useSay } from '../../lib/language/words.ts'
import { PageHead } from '../layout/page-head.tsx'
import { ForbiddenState } from '../list/list-states.tsx'

/** A page the user may not work on: its name, and why. */
export const RefusedPage = ({ title, crumb, gate }: { title: string; crumb?: ReactNode; gate: Gate }) => {
  const say = useSay()
  return (
    <>
      <PageHead title={title} crumb={crumb} />
      <ForbiddenState reason={say(gate.because)} isAlone />
    </>
  )
}
