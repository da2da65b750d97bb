import { useAdminUploadProtectedFile } from "@stheno/medusa-react"

export function UploadProtectedFile({ file }: { file: File }) {
  const { mutate, isPending, error } = useAdminUploadProtectedFile()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate(file)}>
        Upload files that are given out by download link only, e.g. an import
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
