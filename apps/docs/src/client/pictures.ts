/** Shows a picture in full size over the page; without this script, its link opens the file. */
export function startPictures(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(".screenshot a")
    const picture = link?.querySelector("img")
    if (!picture || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    showPicture(picture)
  })
}

function showPicture(picture: HTMLImageElement): void {
  const dialog = document.createElement("dialog")
  dialog.className = "picture"
  dialog.setAttribute("aria-label", picture.alt)
  const button = document.createElement("button")
  button.type = "button"
  button.setAttribute("aria-label", "Close the picture")
  const copy = picture.cloneNode() as HTMLImageElement
  copy.loading = "eager"
  copy.width = picture.naturalWidth
  copy.height = picture.naturalHeight
  button.append(copy)
  dialog.append(button)
  dialog.addEventListener("click", () => dialog.close())
  dialog.addEventListener("close", () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
