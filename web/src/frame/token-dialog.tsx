import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { readToken, useToken, writeToken } from '../api/access-token.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './token-dialog.module.css';
import { closeTokenRequest, useTokenRequest } from './token-request.ts';

/** Asks for the token that the service wants; what was refused without it is asked again. */
export function TokenDialog(): ReactNode {
  const request = useTokenRequest();
  const open = request !== null;
  const isWanted = request === 'refused';
  const known = useToken();
  const [token, setToken] = useState('');
  const client = useQueryClient();
  const finish = (next: string): void => {
    writeToken(next);
    setToken('');
    closeTokenRequest();
    void client.resetQueries();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    finish(token.trim());
  };
  return (
    <Modal open={open} onClose={closeTokenRequest} title="Access token">
      <form className={styles.form} onSubmit={submit}>
        <p>
          {isWanted
            ? 'This service requires a token.'
            : 'With a token you may do what the service keeps for those who have one; an open service needs none.'}{' '}
          It is kept in this tab until you close it.
        </p>
        {isWanted && readToken() !== '' && (
          <p>The token that was entered before is not accepted, or may not do this.</p>
        )}
        <TextField
          label="Token"
          type="password"
          autoComplete="off"
          required
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
        <div className={styles.actions}>
          {known !== '' && <Button onClick={() => finish('')}>Forget the token</Button>}
          <Button look="primary" type="submit">
            Use the token
          </Button>
        </div>
      </form>
    </Modal>
  );
}
