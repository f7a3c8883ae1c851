import { Loading } from '#ui/loading.tsx';

/** What stands in the list's place until the browser has it, and what is known of its tools. */
export const ListLoading = () => <Loading>Loading your list...</Loading>;
