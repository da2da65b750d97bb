import { useAdminUploadProtectedFile } from "@stheno/medusa-react"

export function UploadProtectedFile({ file }: { file: File }) {
  const { mutate, isPending, error } = useAdminUploadProtectedFile()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate(file)}>
        Upload protected files, such as imports
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
