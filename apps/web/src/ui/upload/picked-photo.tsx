import { useEffect, useState } from 'react'

/** A photo that is still on this device only. */
export const PickedPhoto = ({ file, alt }: { file: File; alt: string }) => {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <img src={url} alt={alt} /> : null
}
