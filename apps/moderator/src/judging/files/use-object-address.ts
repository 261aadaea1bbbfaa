import { useEffect, useState } from 'react';

/** An address under which the browser finds a blob, for as long as it is shown. */
export function useObjectAddress(blob: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
