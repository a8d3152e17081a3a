/** Puts a text where the visitor can paste it from. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** Pages without a certificate have no clipboard of their own. */
function copiedByHand(text: string): boolean {
  const field = Object.assign(document.createElement("textarea"), { value: text, className: "sr" });
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}
