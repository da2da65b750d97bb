import { ErrorNote } from "@/components/layout/error-note"

export default function NotFound() {
  return <ErrorNote kind="notFound" />
}
