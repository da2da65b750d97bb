import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react"
import { useEffect, useSyncExternalStore } from "react"
import { t } from "../messages/index.ts"
import { currentToasts, dismiss, onToasts, type Toast } from "./notify.ts"

const icons = { success: CircleCheck, error: CircleAlert, warn: TriangleAlert, info: Info }

/** The messages in the corner. Screen readers hear each as it comes. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, currentToasts)
  return (
    <section className="toasts" aria-label={t.common.notifications} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, title, message } = toast
  const Icon = icons[tone]
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), tone === "error" ? 12_000 : 5000)
    return () => clearTimeout(timer)
  }, [id, tone])
  return (
    <div className={`toast toast-${tone}`}>
      <Icon size={18} aria-hidden />
      <div className="toast-text">
        <p className="toast-title">{title}</p>
        {message && <p>{message}</p>}
      </div>
      <button className="icon-button small" aria-label={t.common.dismiss} onClick={() => dismiss(id)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
