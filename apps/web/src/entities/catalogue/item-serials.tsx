import { useState } from 'react'
import { SerialSearch } from './serial-search.tsx'

/** The life of a unit, on the page of its item. */
export const ItemSerials = ({ isBeside }: { isBeside?: boolean }) => {
  const [serial, setSerial] = useState('')
  return <SerialSearch serial={serial} onAsk={setSerial} isBeside={isBeside} />
}

/** The same as a tab of the item. */
export const ItemSerialsTab = () => <ItemSerials />
