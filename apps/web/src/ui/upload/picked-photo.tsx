import { useEffect, useState } from 'react'

type Props = { file: File; alt: string; onShown?: (picture: HTMLImageElement) => void }

/** A photo that is still on this device only. */
export const PickedPhoto = ({ file, alt, onShown }: Props) => {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <img src={url} alt={alt} onLoad={({ currentTarget }) => onShown?.(currentTarget)} /> : null
}
