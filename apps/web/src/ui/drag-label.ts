/** Gives the pointer a label for what it drags; the browser copies what it looks like, and it goes again at once. */
export const showDragged = (words: string, transfer: DataTransfer): void => {
  const label = document.createElement('div')
  label.className = 'fixed -top-24 start-0 rounded-full bg-accent px-4 py-2 text-sm font-semibold text-on-accent'
  label.textContent = words
  document.body.append(label)
  transfer.setDragImage(label, -12, -8)
  setTimeout(() => label.remove())
}
