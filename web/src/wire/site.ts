/** Whether this page was built as plain files (`make site`): then no server belongs to it. */
export const isSite = import.meta.env.MODE === "site";
