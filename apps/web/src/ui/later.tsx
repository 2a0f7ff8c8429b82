import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect } from 'react'
import { lazily } from '../lib/chunks.ts'
import { tellError } from '../lib/telling.ts'

/** A part of a page that comes when it is wanted. Should it not come, that is told, and the page stays as it is. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazily(load)
  const Later = (props: Props) => (
    <CatchBoundary getResetKey={() => 0} errorComponent={Missing}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </CatchBoundary>
  )
  return Object.assign(Later, { preload: Part.preload })
}

const Missing = ({ error }: { error: unknown }) => {
  useEffect(() => tellError(error), [error])
  return null
}
