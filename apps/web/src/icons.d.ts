/** One icon each, so that no tool has to read five thousand to find it. `#icon/Eye` is Tabler's IconEye. */
declare module '#icon/*' {
  import type { Icon } from '@tabler/icons-react'

  const icon: Icon
  export default icon
}
