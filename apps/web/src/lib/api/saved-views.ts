import { deleteView, listViews, type SavedView, saveView, updateView } from '@sejuk/contract/platform/saved-views'
import { useCall, useSend } from './queries.ts'

type Form = { name: string; search: Record<string, string | string[]>; role_code?: string | null }

/** The saved views of a list: the user's own, those shared with their roles, and the roles they may share with. */
export const useSavedViews = (module_name: string) => {
  const found = useCall(listViews, { module_name })
  const [add, change, drop] = [useSend(saveView), useSend(updateView), useSend(deleteView)]
  return {
    views: found.data?.data.views ?? [],
    roles: found.data?.data.roles ?? [],
    isLoading: found.isLoading,
    error: found.error,
    save: (form: Form) => add.mutateAsync({ module_name, ...form }),
    update: ({ view_id, row_version }: SavedView, form: Form) => change.mutateAsync({ view_id, row_version, ...form }),
    remove: ({ view_id }: SavedView) => drop.mutateAsync({ view_id }),
    isBusy: add.isPending || change.isPending || drop.isPending,
  }
}
