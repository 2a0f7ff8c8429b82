export const keepTemporaryFilesInMemory: () => void
