import { addressTo, pages } from '@sejuk/domain/pages'

const shapes = Object.values(pages).map((line) => {
  const [path = ''] = line.split('?')
  return new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`)
})

/** A page that is gone, or not there yet, is no place to begin. */
export const firstPage = (path: string) => {
  const { pathname } = new URL(path, window.location.origin)
  return shapes.some((shape) => shape.test(pathname)) ? path : addressTo('home')
}

export const refusalPage = (message: string) => addressTo('notAuthorized', { message })
