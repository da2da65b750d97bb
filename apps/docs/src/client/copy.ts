/** Copy buttons on code blocks, and the one that copies the page as Markdown. */
export function startCopyButtons(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-copy], [data-copy-page]")
    if (button) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  const page = button.dataset.copyPage
  const text = page ? await (await fetch(page)).text() : codeOf(button)
  await navigator.clipboard.writeText(text)
  button.classList.add("copied")
  announce("Copied")
  setTimeout(() => button.classList.remove("copied"), 1600)
}

function codeOf(button: HTMLElement): string {
  return button.closest(".code-block")?.querySelector("pre")?.textContent ?? ""
}

/** Tells screen readers; sighted readers see the check mark. */
function announce(message: string): void {
  let region = document.getElementById("announcer")
  if (!region) {
    region = document.createElement("div")
    region.id = "announcer"
    region.className = "visually-hidden"
    region.setAttribute("role", "status")
    document.body.append(region)
  }
  region.textContent = message
}
