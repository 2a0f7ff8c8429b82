import { createContext } from 'react'

/** Whether overlays move as they open. Tests look at what is open, not at how it opens. */
export const MotionContext = createContext<'moving' | 'still'>('moving')
