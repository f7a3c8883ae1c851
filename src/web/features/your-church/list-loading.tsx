import { Loading } from '#ui/loading.tsx';

/** Placeholder for the list until it and the data of its tools are loaded. */
export const ListLoading = () => <Loading>Loading your list...</Loading>;
