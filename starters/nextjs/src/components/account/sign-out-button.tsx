import { signOut } from "@/lib/account-actions"

/** Signs the customer out. A form, so that it works without scripts. */
export function SignOutButton({ segment, text }: { readonly segment: string; readonly text: string }) {
  return (
    <form action={signOut.bind(null, segment)}>
      <button className="block rounded-md px-3 py-2 whitespace-nowrap text-muted hover:bg-sunken hover:text-ink">
        {text}
      </button>
    </form>
  )
}
